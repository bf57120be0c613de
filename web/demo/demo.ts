// Shows a board with tables of real games: ?case=mid-4, ?case=game&step=12, &theme=dark, &lang=hu, &path=ship:2, &seat=-1
import '@fontsource-variable/source-sans-3'
import '@fontsource/marcellus'
import { mount } from 'svelte'
import '../src/base.css'
import '../src/tokens.css'
import Demo from './Demo.svelte'

const target = document.getElementById('app')
if (target) mount(Demo, { target })

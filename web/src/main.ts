import './fonts.css'
import './tokens.css'
import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keep } from './kept'
import { settle } from './prefs'

const target = document.getElementById('app')
if (target) void settle().then(() => mount(App, { target }))
addEventListener('load', () => void keep(import.meta.url))

import './fonts.css'
import './tokens.css'
import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keep } from './kept'
import { settle } from './prefs'
import { read } from './route'

// Whoever follows a link to a table waits for it alone: it comes while the texts come.
if (read(new URL(location.href)).page === 'table') import('./pages/Room.svelte').catch(() => undefined) // said where it is shown

const target = document.getElementById('app')
if (target) void settle().then(() => mount(App, { target }))
addEventListener('load', () => void keep(import.meta.url))

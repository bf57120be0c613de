import './fonts.css'
import './tokens.css'
import './base.css'
import { mount } from 'svelte'
import { ahead } from './ahead'
import App from './App.svelte'
import { keep } from './kept'
import { settle } from './prefs'
import { read } from './route'

const LATER = 3000 // ms after which the worker is begun: it brings every file, and whoever comes waits for a few of them

const settled = settle()
const route = read(new URL(location.href))
if (route.page === 'table') ahead(route.id, settled)

const target = document.getElementById('app')
if (target) void settled.then(() => mount(App, { target }))
addEventListener('load', () => setTimeout(() => void keep(import.meta.url), LATER))

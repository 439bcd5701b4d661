import { start } from '../shared/start.tsx'
import { App } from './App.tsx'

start(<App />)

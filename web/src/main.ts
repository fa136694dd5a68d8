import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/components.css';
import './styles/forms.css';
import './styles/motion.css';
import './styles/pages.css';
import './styles/table.css';

mount(App, { target: document.getElementById('app') as HTMLElement });

// The worker only stands in when there is no connection; the page works without it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}

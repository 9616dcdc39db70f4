export { ensureBrowser as default } from './browser.ts';

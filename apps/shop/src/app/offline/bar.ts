/** Says at the upper edge of the page that there is no line, for as long as there is none. */
export function showLine(): void {
  const bar = document.createElement('p');
  bar.setAttribute('role', 'status');
  bar.className = 'bg-ink px-4 py-2 text-center text-paper text-sm empty:hidden';
  document.body.prepend(bar);
  const tell = () => {
    bar.textContent = navigator.onLine ? '' : 'You are offline. You see what was last saved on this device.';
  };
  tell();
  addEventListener('online', tell);
  addEventListener('offline', tell);
}

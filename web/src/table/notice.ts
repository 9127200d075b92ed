// A notification of the browser that it is the user's turn, while the page is hidden.

/** Asks the browser for leave; says whether it was given. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  if (Notification.permission === 'granted') return true;
  return (await Notification.requestPermission()) === 'granted';
}

/** One notice for each table: a new one takes the place of the old one. */
export async function notify(table: string, title: string, body: string): Promise<void> {
  const options: NotificationOptions = { body, tag: `horda.${table}`, icon: '/icon-192.png' };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones show notices only through the worker of an installed page.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}

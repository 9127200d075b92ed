// Makes the page an app that can be installed and opens without a network.

/** In development a worker would serve yesterday's page. */
export function install(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it, as in a private window, everything works but the installing.
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}

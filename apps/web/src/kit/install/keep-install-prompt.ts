/** Chromium's event, which the type library doesn't have. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
  interface Window {
    installPrompt?: InstallPrompt;
  }
}

/** The browser offers it once, soon after the page is there: it is kept until the golfer asks for it. */
export const keepInstallPrompt = (): void =>
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });

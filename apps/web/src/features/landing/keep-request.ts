/** Keeps the request of a visitor who is about to sign in; it is sent afterwards. A script of its own, without imports: it is small. */
const link = document.querySelector<HTMLElement>("a[data-pending-request]");
link?.addEventListener("click", () => {
  const { pendingRequest = "{}", storageKey = "" } = link.dataset;
  const request: object = JSON.parse(pendingRequest);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...request, savedAt: Date.now() }));
  } catch {
    // Without storage the visitor comes back to the game and asks there.
  }
});

export {};

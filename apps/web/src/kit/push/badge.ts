/** The number on the app's icon, where the platform has one; 0 takes it away. */
export function setBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  // Refused where the app isn't installed.
  void navigator.setAppBadge(count).catch(() => undefined);
}

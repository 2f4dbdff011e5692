/** The command key as it is written on the viewer's keyboard. */
export const commandKey = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl");

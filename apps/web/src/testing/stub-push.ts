import { onTestFinished, vi } from "vitest";

const keys = { p256dh: "a-public-key", auth: "a-secret" };
/** What a subscription of a stubbed browser is sent to the server as. */
export const PUSH_ADDRESS = { endpoint: "https://push.example/one-browser", keys, timeZone: Temporal.Now.timeZoneId() };

type StubbedPush = {
  permission: NotificationPermission;
  /** What the browser's question is answered with; by default the permission that is there. */
  answer?: NotificationPermission;
  /** Where the subscription that is there already sends to, and the key it was made with. */
  subscribed?: { endpoint: string; key: string };
};

/** A browser with push support, until the test is over. */
export function stubPush({ permission, answer = permission, subscribed }: StubbedPush) {
  const unsubscribe = vi.fn(async () => {
    current = null;
    return true;
  });
  const aSubscription = ({ endpoint, key }: { endpoint: string; key: string }) => ({
    endpoint,
    options: { applicationServerKey: bytesOf(key) },
    unsubscribe,
    toJSON: () => ({ endpoint, keys }),
  });
  let current = subscribed ? aSubscription(subscribed) : null;
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
    current = aSubscription({ endpoint: PUSH_ADDRESS.endpoint, key: applicationServerKey });
    return current;
  });
  const registration = { pushManager: { getSubscription: async () => current, subscribe } };
  const register = vi.fn(async () => registration);
  const getRegistration = async () => (subscribed || register.mock.calls.length > 0 ? registration : undefined);
  const requestPermission = vi.fn(async () => {
    notification.permission = answer;
    return answer;
  });
  const notification = { permission, requestPermission };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", notification);
  const serviceWorker = Object.assign(new EventTarget(), {
    register,
    getRegistration,
    ready: Promise.resolve(registration),
  });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "serviceWorker");
  });
  return { register, subscribe, unsubscribe, requestPermission };
}

const bytesOf = (key: string): ArrayBuffer =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer;

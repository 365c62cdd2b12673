import { PIN_WINDOW_S, SESSION_IDLE_S } from '@egcr/contract/limits';

/** What counts as someone being there. */
export const activityEvents = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'scroll', 'click'] as const;

export const INACTIVITY_CHECK_S = 30;
export const INACTIVITY_WARNING_S = 60;
/** The server is told at most this often that the person is there. */
export const ACTIVITY_REPORT_S = 30;
/** Movement is noted at most this often: it comes in floods. */
const NOTE_EVERY_MS = 1000;

export type Warning = { readonly of: 'pin' | 'session'; readonly secondsLeft: number };

/** How long nobody was there decides; pure. `isPinOpen` matters for the five minutes. */
export function judgeIdleness(
  idle_s: number,
  isPinOpen: boolean,
): 'active' | 'warn_pin' | 'end_pin' | 'warn_session' | 'end_session' {
  if (idle_s >= SESSION_IDLE_S) return 'end_session';
  if (isPinOpen && idle_s >= PIN_WINDOW_S) return 'end_pin';
  if (idle_s >= SESSION_IDLE_S - INACTIVITY_WARNING_S) return 'warn_session';
  if (isPinOpen && idle_s >= PIN_WINDOW_S - INACTIVITY_WARNING_S) return 'warn_pin';
  return 'active';
}

/** The clock and its alarms; the window's own, or a test's. */
export interface WatchClock {
  readonly now_ms: () => number;
  /** Calls back after that time; returns how to cancel. */
  readonly after: (delay_ms: number, callback: () => void) => () => void;
}

/** Tells other tabs of the same person, and hears from them. */
export interface ActivityChannel {
  readonly tell: (at_ms: number) => void;
  readonly listen: (heard: (at_ms: number) => void) => () => void;
}

export interface WatchPlan {
  readonly clock: WatchClock;
  readonly channel: ActivityChannel;
  /** Where the events happen: the document. */
  readonly target: EventTarget;
  readonly isPinOpen: () => boolean;
  readonly onActivity: (at_ms: number) => void;
  readonly onWarning: (warning: Warning | undefined) => void;
  readonly onPinEnd: () => void;
  readonly onSessionEnd: () => void;
  readonly report: (idle_s: number) => void;
}

/** Watches until stopped: five minutes close the PIN, ten end the session; a warning comes 60 seconds before. */
export function watchInactivity(plan: WatchPlan): () => void {
  const { clock, channel } = plan;
  let last_ms = clock.now_ms();
  let reported_ms = Number.NEGATIVE_INFINITY;
  let isWarned = false;
  let cancelNext = () => {};
  let isStopped = false;

  function note(at_ms: number) {
    last_ms = Math.max(last_ms, Math.min(at_ms, clock.now_ms()));
    plan.onActivity(last_ms);
    if (isWarned) look();
  }
  function act() {
    const now = clock.now_ms();
    // Nobody comes back to life: what is over is ended before the event counts.
    if (judgeIdleness((now - last_ms) / 1000, plan.isPinOpen()).startsWith('end')) return look();
    if (now - last_ms < NOTE_EVERY_MS && !isWarned) return;
    note(now);
    channel.tell(now);
    if (now - reported_ms >= ACTIVITY_REPORT_S * 1000) {
      reported_ms = now;
      plan.report(0);
    }
  }
  function look() {
    cancelNext();
    if (isStopped) return;
    const idle_s = (clock.now_ms() - last_ms) / 1000;
    const verdict = judgeIdleness(idle_s, plan.isPinOpen());
    if (verdict === 'end_session') {
      warn(undefined);
      return plan.onSessionEnd();
    }
    if (verdict === 'end_pin') plan.onPinEnd();
    if (verdict === 'warn_pin' || verdict === 'warn_session') {
      const of = verdict === 'warn_pin' ? 'pin' : 'session';
      const limit_s = of === 'pin' ? PIN_WINDOW_S : SESSION_IDLE_S;
      warn({ of, secondsLeft: Math.max(0, Math.ceil(limit_s - idle_s)) });
    } else warn(undefined);
    cancelNext = clock.after(nextLook_ms(idle_s, isWarned), look);
  }
  function warn(warning: Warning | undefined) {
    if (warning || isWarned) plan.onWarning(warning);
    isWarned = warning !== undefined;
  }

  const deafen = channel.listen(note);
  for (const name of activityEvents)
    plan.target.addEventListener(name, act, { passive: true, capture: true });
  look();
  return () => {
    isStopped = true;
    cancelNext();
    deafen();
    warn(undefined);
    for (const name of activityEvents) plan.target.removeEventListener(name, act, { capture: true });
  };
}

/** Every 30 s, earlier where a limit or its warning comes first, every second while the warning counts down. */
function nextLook_ms(idle_s: number, isWarned: boolean): number {
  if (isWarned) return 1000;
  const marks = [PIN_WINDOW_S, SESSION_IDLE_S].flatMap((limit) => [limit - INACTIVITY_WARNING_S, limit]);
  const next_s = Math.min(
    INACTIVITY_CHECK_S,
    ...marks.map((mark) => mark - idle_s).filter((left) => left > 0),
  );
  return Math.max(50, next_s * 1000);
}

/** The window's clock. */
export const windowClock: WatchClock = {
  now_ms: () => Date.now(),
  after: (delay_ms, callback) => {
    const timer = setTimeout(callback, delay_ms);
    return () => clearTimeout(timer);
  },
};

/** Other tabs of this browser. */
export function openActivityChannel(name: string): ActivityChannel & { readonly close: () => void } {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    tell: (at_ms) => channel.postMessage(at_ms),
    listen: (heard) => {
      const listener = (event: MessageEvent<unknown>) => {
        if (typeof event.data === 'number') heard(event.data);
      };
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    close: () => channel.close(),
  };
}

import { beforeEach, describe, expect, it } from 'vitest';

import { activityEvents, watchInactivity, type ActivityChannel, type WatchClock } from './inactivity.ts';

/** A clock that stands until it is moved. */
function createHandClock(start_ms = 1_000_000): WatchClock & { readonly move: (seconds: number) => void } {
  let now = start_ms;
  let alarms: { at: number; ring: () => void }[] = [];
  return {
    now_ms: () => now,
    after: (delay_ms, ring) => {
      const alarm = { at: now + delay_ms, ring };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((each) => each !== alarm);
      };
    },
    move: (seconds) => {
      const end = now + seconds * 1000;
      for (;;) {
        const next = alarms.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        alarms = alarms.filter((each) => each !== next);
        now = next.at;
        next.ring();
      }
      now = end;
    },
  };
}

/** Tabs of one browser. */
function createTabs() {
  const listeners = new Set<(at_ms: number) => void>();
  return (): ActivityChannel => {
    let own: ((at_ms: number) => void) | undefined;
    return {
      tell: (at_ms) => {
        for (const listener of listeners) if (listener !== own) listener(at_ms);
      },
      listen: (heard) => {
        own = heard;
        listeners.add(heard);
        return () => void listeners.delete(heard);
      },
    };
  };
}

let clock: ReturnType<typeof createHandClock>;
let openTab: ReturnType<typeof createTabs>;

function watch(isPinOpen = true) {
  const seen: string[] = [];
  const target = new EventTarget();
  const pin = { isOpen: isPinOpen };
  const stop = watchInactivity({
    clock,
    channel: openTab(),
    target,
    isPinOpen: () => pin.isOpen,
    onActivity: () => undefined,
    onWarning: (warning) => seen.push(warning ? `warn ${warning.of} ${warning.secondsLeft}` : 'warning over'),
    onPinEnd: () => {
      pin.isOpen = false;
      seen.push('pin ended');
    },
    onSessionEnd: () => {
      seen.push('session ended');
      stop();
    },
    report: (idle_s) => seen.push(`report ${idle_s}`),
  });
  return { seen, stop, act: (name: string = 'click') => target.dispatchEvent(new Event(name)) };
}

beforeEach(() => {
  clock = createHandClock();
  openTab = createTabs();
});

describe('inactivity', () => {
  it('closes the PIN after five minutes and ends the session after ten, warning a minute before each [GUARD-06]', () => {
    const { seen } = watch();
    clock.move(239);
    expect(seen).toEqual([]);
    clock.move(1);
    expect(seen).toEqual(['warn pin 60']);
    clock.move(59);
    expect(seen.at(-1)).toBe('warn pin 1');
    clock.move(1);
    expect(seen.slice(-2)).toEqual(['pin ended', 'warning over']);
    clock.move(240);
    expect(seen.at(-1)).toBe('warn session 60');
    clock.move(59);
    expect(seen).not.toContain('session ended');
    clock.move(1);
    expect(seen.at(-1)).toBe('session ended');
  });

  it('leaves a closed PIN alone [GUARD-06]', () => {
    const { seen } = watch(false);
    clock.move(539);
    expect(seen).toEqual([]);
    clock.move(61);
    expect(seen).toContain('session ended');
    expect(seen).not.toContain('pin ended');
  });

  it.each(activityEvents)('%s counts as activity [GUARD-06]', (name) => {
    const { seen, act } = watch();
    clock.move(200);
    act(name);
    clock.move(239);
    expect(seen).toEqual(['report 0']);
    clock.move(61);
    expect(seen).toContain('pin ended');
  });

  it('ends a warning as soon as someone moves', () => {
    const { seen, act } = watch();
    clock.move(250);
    act('mousemove');
    expect(seen.at(-2)).toBe('warning over');
    clock.move(200);
    expect(seen).not.toContain('pin ended');
  });

  it('holds across tabs: activity in one keeps the other open [GUARD-06]', () => {
    const first = watch();
    const second = watch();
    clock.move(280);
    second.act();
    clock.move(100);
    expect(first.seen).not.toContain('pin ended');
    clock.move(200);
    expect(first.seen).toContain('pin ended');
    expect(second.seen).toContain('pin ended');
  });

  it('tells the server at most every thirty seconds', () => {
    const { seen, act } = watch();
    for (let second = 0; second < 65; second += 1) {
      clock.move(1);
      act('mousemove');
    }
    expect(seen.filter((each) => each.startsWith('report'))).toHaveLength(3);
  });

  it('does not revive what ended while the machine slept: the first movement ends it [GUARD-06]', () => {
    const seen: string[] = [];
    let now = 0;
    const target = new EventTarget();
    watchInactivity({
      clock: { now_ms: () => now, after: () => () => undefined },
      channel: openTab(),
      target,
      isPinOpen: () => true,
      onActivity: () => seen.push('active'),
      onWarning: () => undefined,
      onPinEnd: () => seen.push('pin ended'),
      onSessionEnd: () => seen.push('session ended'),
      report: () => undefined,
    });
    now = 3_600_000;
    target.dispatchEvent(new Event('mousemove'));
    expect(seen).toEqual(['session ended']);
  });

  it('stops when nobody is signed in any longer [GUARD-06]', () => {
    const { seen, stop, act } = watch();
    stop();
    act();
    clock.move(700);
    expect(seen).toEqual([]);
  });

  it('does not believe another tab that speaks of the future', () => {
    const { seen } = watch();
    openTab().tell(clock.now_ms() + 3_600_000);
    clock.move(301);
    expect(seen).toContain('pin ended');
  });
});

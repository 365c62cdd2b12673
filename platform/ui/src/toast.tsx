import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { clsx } from 'clsx';
import { IconButton } from './icon-button.tsx';

export type ToastTone = 'neutral' | 'ok' | 'warn' | 'bad';

export interface ToastContent {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** `bad` is the destructive look and is read out at once; the others wait for a pause. */
  readonly tone?: ToastTone | undefined;
  /** How long it stays, 4000 ms unless said otherwise; 0 stays until it is closed. The clock stands still under the pointer and focus. */
  readonly durationMs?: number | undefined;
}

export interface Toasts {
  /** Shows a toast at the bottom end of the window and answers its id. */
  readonly show: (content: ToastContent) => string;
  readonly close: (id: string) => void;
}

interface ShownToast extends ToastContent {
  readonly id: string;
}

export const TOAST_DURATION_MS = 4000;
const TOASTS_SHOWN = 4;

const ToastContext = createContext<Toasts | undefined>(undefined);

export interface ToastProviderProps {
  /** Spoken name of the place where toasts appear. */
  readonly regionLabel: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** Keeps the toasts of everything below it and draws them over the page. */
export function ToastProvider({ regionLabel, closeLabel, children }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      show(content) {
        count.current += 1;
        const id = `toast-${count.current}`;
        setShown((before) =>
          [...before.filter((toast) => !saysTheSame(toast, content)), { ...content, id }].slice(
            -TOASTS_SHOWN,
          ),
        );
        return id;
      },
      close(id) {
        setShown((before) => before.filter((toast) => toast.id !== id));
      },
    }),
    [],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion shown={shown} label={regionLabel} closeLabel={closeLabel} onClose={toasts.close} />
    </ToastContext>
  );
}

/** The newer of two that say the same takes the place of the other. */
function saysTheSame(one: ToastContent, other: ToastContent): boolean {
  return one.title === other.title && one.description === other.description && one.tone === other.tone;
}

/** `show` and `close` of the nearest ToastProvider. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}

function neverChanges() {
  return () => undefined;
}

function bodyOfPage(): HTMLElement {
  return document.body;
}

function noBody(): undefined {
  return undefined;
}

interface ToastRegionProps {
  readonly shown: readonly ShownToast[];
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: (id: string) => void;
}

function ToastRegion({ shown, label, closeLabel, onClose }: ToastRegionProps) {
  const [isHeld, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  useKeepOffField(region, shown.length > 0);
  // Prerendered pages have no body to open on; the region joins in the browser.
  const place = useSyncExternalStore(neverChanges, bodyOfPage, noBody);
  if (!place) return null;
  return createPortal(
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      className="pointer-events-none above-bar fixed inset-x-4 z-60 flex flex-col items-end gap-2.5 sm:start-auto sm:end-6 sm:w-96 print:hidden"
    >
      {shown.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          isHeld={isHeld}
          onHold={setHeld}
          closeLabel={closeLabel}
          onClose={() => {
            setHeld(false);
            onClose(toast.id);
          }}
        />
      ))}
    </section>,
    place,
  );
}

const CHANGES = ['focusin', 'focusout', 'scroll', 'resize'] as const;

/** Moves the toasts to the bottom while they would lie on the field that someone types in. */
function useKeepOffField(region: RefObject<HTMLElement | null>, areShown: boolean): void {
  // Where things lie is known once they have been drawn, and changes with focus, scrolling and the keyboard of a phone.
  useLayoutEffect(() => {
    const place = region.current;
    if (!place || !areShown) return undefined;
    const look = () => {
      place.removeAttribute('data-place');
      const field = document.activeElement;
      if (!field?.matches('input, textarea, select')) return;
      const [own, typed] = [place.getBoundingClientRect(), field.getBoundingClientRect()];
      if (own.top < typed.bottom && own.bottom > typed.top) place.setAttribute('data-place', 'bottom');
    };
    look();
    for (const change of CHANGES) window.addEventListener(change, look, { passive: true });
    return () => {
      for (const change of CHANGES) window.removeEventListener(change, look);
    };
  }, [region, areShown]);
}

const looks: Readonly<Record<ToastTone, { readonly ink: string; readonly Icon: LucideIcon }>> = {
  neutral: { ink: 'text-info', Icon: Info },
  ok: { ink: 'text-ok', Icon: CircleCheck },
  warn: { ink: 'text-warn', Icon: TriangleAlert },
  bad: { ink: 'text-bad', Icon: CircleAlert },
};

interface ToastProps {
  readonly toast: ShownToast;
  /** The pointer or focus is on one of them: all clocks stand still. */
  readonly isHeld: boolean;
  readonly onHold: (isHeld: boolean) => void;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

function Toast({ toast, isHeld, onHold, closeLabel, onClose }: ToastProps) {
  const tone = toast.tone ?? 'neutral';
  const { ink, Icon } = looks[tone];
  useCountdown(toast.durationMs ?? TOAST_DURATION_MS, isHeld, onClose);
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      data-tone={tone}
      // Not when it is entered: a toast that appears under a pointer that stands still would hold them all, for as long as it stands.
      onPointerMove={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      className={clsx(
        'pointer-events-auto flex w-full animate-toast items-start gap-3 rounded-lg border bg-surface p-4 pe-2 shadow-3',
        tone === 'bad' ? 'border-bad' : 'border-line-strong/60',
      )}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', ink)} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 wrap-anywhere">
        <p className={clsx('text-sm font-semibold', tone === 'bad' ? 'text-bad' : 'text-ink')}>
          {toast.title}
        </p>
        {toast.description && <p className="text-sm text-ink-2">{toast.description}</p>}
      </div>
      <IconButton
        label={closeLabel}
        icon={<X aria-hidden className="size-5" />}
        onClick={onClose}
        className="-my-3"
      />
    </div>
  );
}

/** Calls `onEnd` after the time has run; while held the clock stands still and goes on from where it stood. */
function useCountdown(durationMs: number, isHeld: boolean, onEnd: () => void) {
  const left = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (durationMs === 0 || isHeld) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [durationMs, isHeld]);
}

import { FieldError } from '@egcr/ui/field';
import { callConnections } from '@egcr/web-kit/call-connections';
import { use, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';

import { challengeCall, verifyCall, type CaptchaAction } from '../contract/index.ts';
import './captcha-field.css';
import { loadWidget } from './load-widget.ts';
import { useCaptchaText, type CaptchaText } from './texts.ts';
import { workerUrl } from './trusted-widget.ts';
import { widgetFetch, type WidgetProblem } from './widget-fetch.ts';

export interface CaptchaFieldProps {
  /** What the token will be used for; it counts for nothing else. */
  readonly action: CaptchaAction;
  /** A token that counts once, for at most five minutes. */
  readonly onVerified: (token: string) => void;
  /** The token that was given has ended, or was taken back. */
  readonly onLost?: (() => void) | undefined;
  /** `at_once`, or when the person ticks the box. */
  readonly start?: 'at_once' | 'on_press' | undefined;
  /** Sends what the form holds along, so that the server can judge it. */
  readonly judgesForm?: boolean | undefined;
}

const change = z.object({ state: z.string(), payload: z.nullish(z.string()) });

/** Tells people from machines: the ALTCHA widget in our colours and words. It suspends until the widget is there. */
export function CaptchaField({
  action,
  onVerified,
  onLost,
  start = 'on_press',
  judgesForm = false,
}: CaptchaFieldProps) {
  use(loadWidget());
  const t = useCaptchaText();
  const errorId = useId();
  const widget = useRef<HTMLElement>(null);
  const [problem, setProblem] = useState<WidgetProblem>();
  const customFetch = useMemo(() => widgetFetch(setProblem), []);
  const told = useEffectEvent((event: Event) => {
    const read = change.safeParse('detail' in event ? event.detail : undefined);
    if (!read.success) return;
    const { state, payload } = read.data;
    if (state === 'verifying') setProblem(undefined);
    if (state === 'verified' && payload) onVerified(payload);
    else onLost?.();
  });
  // The widget tells by events of its own, which React does not know.
  useEffect(() => {
    const element = widget.current;
    const listen = (event: Event) => told(event);
    element?.addEventListener('statechange', listen);
    return () => element?.removeEventListener('statechange', listen);
  }, []);
  return (
    <div className="captcha flex flex-col gap-1.5" aria-describedby={problem && errorId}>
      <altcha-widget
        ref={widget}
        challengeurl={addressOf(`${challengeCall.path}?action=${action}`)}
        verifyurl={addressOf(verifyCall.path)}
        workerurl={workerUrl}
        strings={JSON.stringify(stringsOf(t))}
        customfetch={customFetch}
        spamfilter={judgesForm}
        blockspam={judgesForm}
        auto={start === 'at_once' ? 'onload' : 'off'}
        hidefooter
        hidelogo
      />
      {problem && <FieldError id={errorId}>{sayProblem(t, problem)}</FieldError>}
    </div>
  );
}

/** Whole, as the widget needs it to find the sound beside the puzzle. */
function addressOf(path: string): string {
  return new URL(callConnections().origin + path, location.origin).href;
}

function sayProblem(t: CaptchaText, problem: WidgetProblem): string {
  return problem.kind === 'spam' ? t('spam') : t('server_responded', { status: String(problem.status) });
}

function stringsOf(t: CaptchaText): Readonly<Record<string, string>> {
  return {
    label: t('label'),
    verified: t('verified'),
    verifying: t('verifying'),
    verificationRequired: t('required'),
    error: t('error'),
    expired: t('expired'),
    waitAlert: t('wait'),
    enterCode: t('enter_code'),
    enterCodeAria: t('enter_code.heard'),
    getAudioChallenge: t('audio'),
    loading: t('loading'),
    reload: t('reload'),
    verify: t('verify'),
    footer: '',
    ariaLinkLabel: '',
  };
}

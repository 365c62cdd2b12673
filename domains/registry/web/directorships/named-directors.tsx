import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { CircleCheck, CircleX, Clock, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';

import type { InvitedDirector } from '../../contract/index.ts';
import { directorshipTexts } from './texts.ts';

const icons = {
  not_asked: <UserRound aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />,
  waiting: <Clock aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />,
  confirmed: <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />,
  declined: <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />,
  over: <Clock aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />,
  off: <UserRound aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />,
} as const satisfies Record<InvitedDirector['state'], ReactNode>;

/** Who is asked by mail is nobody that can be named before they have answered. */
function sentenceOf({ state, email }: InvitedDirector) {
  const isByMail = email !== '' && (state === 'waiting' || state === 'over');
  return isByMail ? (`named.${state}.mail` as const) : (`named.${state}` as const);
}

interface NamedDirectorsProps {
  readonly directors: readonly InvitedDirector[];
  /** What can be done about one. */
  readonly renderBelow?: (director: InvitedDirector) => ReactNode;
}

/** Those whom a registration names as directors, and what each has said. */
export function NamedDirectors({ directors, renderBelow }: NamedDirectorsProps) {
  const t = useText(directorshipTexts);
  const formats = useFormats();
  return (
    <ul className="flex flex-col gap-5">
      {directors.map((each) => (
        <li key={each.place} className="flex flex-col gap-4">
          <div className="flex items-start gap-3">
            {icons[each.state]}
            <div className="flex min-w-0 flex-col">
              <bdi className="font-semibold wrap-anywhere">{each.name}</bdi>
              <span className="text-sm text-ink-2 wrap-anywhere">
                {t(sentenceOf(each), {
                  username: each.username,
                  email: each.email,
                  date: each.expires_at === null ? '' : formats.date(each.expires_at),
                })}
                {each.account_name !== '' && (
                  <>
                    {' · '}
                    <bdi>{each.account_name}</bdi>
                  </>
                )}
              </span>
            </div>
          </div>
          {renderBelow?.(each)}
        </li>
      ))}
    </ul>
  );
}

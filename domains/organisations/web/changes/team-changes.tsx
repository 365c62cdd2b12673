import { Card } from '@egcr/ui/card';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { Organisation, TeamChange } from '../../contract/index.ts';
import { organisationTexts } from '../texts.ts';
import { changeTexts } from './texts.ts';

/** The person who has an invited address is nobody that can be named. */
function sentenceOf(change: TeamChange, person: string | null) {
  const isToAddress = person === null && (change === 'invited' || change === 'withdrawn');
  return isToAddress ? (`change.${change}.mail` as const) : (`change.${change}` as const);
}

/** What happened in a team, newest first; for its owners. */
export function TeamChanges({ changes }: { readonly changes: Organisation['changes'] }) {
  const t = useText(changeTexts);
  const own = useText(organisationTexts);
  const formats = useFormats();
  if (changes.length === 0) return null;
  return (
    <Card title={t('changes')}>
      <ol className="flex flex-col divide-y divide-line">
        {changes.map(({ change, by, person, role, at }) => (
          <li
            key={`${at} ${change} ${person ?? ''}`}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2.5 text-sm"
          >
            <span className="min-w-0 wrap-anywhere">
              {t(sentenceOf(change, person), {
                by: by || own('gone'),
                person: (person ?? '') || own('gone'),
                role: role === null ? '' : own(`role.${role}`),
              })}
            </span>
            <time dateTime={at} className="num text-ink-2">
              {formats.recent(at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}

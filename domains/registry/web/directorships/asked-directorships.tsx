import { Card } from '@egcr/ui/card';
import { Anchor } from '@egcr/ui/link';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { directorshipPath } from '../addresses.ts';
import { consentTexts } from '../consents/texts.ts';
import { useDirectorships } from '../queries.ts';
import { directorshipTexts } from './texts.ts';

/** The businesses that wait for the reader to confirm that they lead them. Nothing where there is none. */
export function AskedDirectorships() {
  const t = useText(directorshipTexts);
  const c = useText(consentTexts);
  const formats = useFormats();
  const asked = useDirectorships().data ?? [];
  if (asked.length === 0) return null;
  return (
    <Card title={t('asked')}>
      <ul aria-label={t('asked')} className="flex flex-col divide-y divide-line">
        {asked.map((each) => (
          <li key={each.id}>
            <Anchor
              href={directorshipPath(each.id)}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
            >
              <bdi className="min-w-0 font-semibold wrap-anywhere">{each.business}</bdi>
              <span className="text-sm text-ink-2">
                {c('asked.until', { date: formats.date(each.expires_at) })}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}

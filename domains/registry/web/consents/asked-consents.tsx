import { Card } from '@egcr/ui/card';
import { Anchor } from '@egcr/ui/link';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { consentPath } from '../addresses.ts';
import { useConsents } from '../queries.ts';
import { consentTexts } from './texts.ts';

/** The changes that wait for the reader's consent. Nothing where there is none: most people are never asked. */
export function AskedConsents() {
  const t = useText(consentTexts);
  const formats = useFormats();
  const asked = useConsents().data ?? [];
  if (asked.length === 0) return null;
  return (
    <Card title={t('asked')} description={t('asked.text')}>
      <ul aria-label={t('asked')} className="flex flex-col divide-y divide-line">
        {asked.map((each) => (
          <li key={each.case_id}>
            <Anchor
              href={consentPath(each.case_id)}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
            >
              <bdi className="min-w-0 font-semibold wrap-anywhere">{each.name}</bdi>
              <span className="text-sm text-ink-2">
                {t('asked.until', { date: formats.date(each.expires_at) })}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}

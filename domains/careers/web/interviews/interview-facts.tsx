import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { Interview } from '../../contract/index.ts';
import { interviewTexts } from './texts.ts';
import { useOwnWhen, useWhen } from './when.ts';

/** When, how and where an interview takes place. */
export function InterviewFacts({ found }: { readonly found: Interview }) {
  const t = useText(interviewTexts);
  const { locale } = useLanguage();
  const when = useWhen();
  const ownWhen = useOwnWhen();
  const { starts_at: at, time_zone: zone, minutes } = found;
  const own = at === null ? undefined : ownWhen(at, zone);
  const long = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return (
    <div className="flex flex-col gap-1">
      {at !== null && found.state === 'booked' && (
        <>
          <p className="font-semibold">{t('booked', { when: when(at, zone) })}</p>
          {own !== undefined && <p className="text-sm text-ink-2">{t('yours', { when: own })}</p>}
        </>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <span>{t(`kind.${found.kind}`)}</span>
        <span>{long.format(minutes)}</span>
        {/* As text: no one is led away unseen. */}
        <bdi className="min-w-0 wrap-anywhere">{found.place}</bdi>
      </p>
    </div>
  );
}

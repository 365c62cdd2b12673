import { hrefOf } from '@egcr/contract/product-screens';
import { readFilters } from '@egcr/jobs/contract';
import { AlertButton } from '@egcr/web-kit/alerts/alert-button.tsx';
import { alertKitTexts } from '@egcr/web-kit/alerts/texts';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';
import { Bell, BellRing } from 'lucide-react';

import { addAlertCall } from '../../contract/index.ts';
import { useAlertActs, useAlerts } from './queries.ts';
import { alertTexts } from './texts.ts';

/** At the search: from then on the reader is told of new jobs that it finds. Nothing where nothing is searched for. */
export function Slot() {
  const {
    posted: _posted,
    sample: _sample,
    ...search
  } = readFilters(Object.fromEntries(new URLSearchParams(useSlotSubject() ?? '')));
  const { data: alerts } = useAlerts();
  const t = useText(alertTexts);
  const kit = useText(alertKitTexts);
  const acts = useAlertActs();
  const say = useSentences(
    sentences(addAlertCall, {
      alert_exists: kit('exists'),
      too_many_alerts: ({ members }) => kit('full', { maximum: String(members['maximum'] ?? '') }),
    }),
  );
  return (
    <AlertButton
      {...{ search, alerts }}
      name="careers.alert"
      label={t('add')}
      href={hrefOf('job-board', { tab: 'saved' })}
      icons={{
        off: <Bell aria-hidden className="size-5" />,
        on: <BellRing aria-hidden className="size-5" />,
      }}
      add={acts.add}
      failure={say.failure}
    />
  );
}

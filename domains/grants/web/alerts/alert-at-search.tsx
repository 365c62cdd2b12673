import { AlertButton } from '@egcr/web-kit/alerts/alert-button.tsx';
import { alertKitTexts } from '@egcr/web-kit/alerts/texts';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { Bell, BellRing } from 'lucide-react';

import { addGrantAlertCall, type GrantAlertSearch } from '../../contract/index.ts';
import { grantsAddress } from '../addresses.ts';
import { useGrantAlertActs, useGrantAlerts } from './queries.ts';
import { grantAlertTexts } from './texts.ts';

/** At the search: from then on the reader is told of grants and funds that open and that it finds. */
export function AlertAtSearch({ search }: { readonly search: GrantAlertSearch }) {
  const { data: alerts } = useGrantAlerts();
  const t = useText(grantAlertTexts);
  const kit = useText(alertKitTexts);
  const acts = useGrantAlertActs();
  const say = useSentences(
    sentences(addGrantAlertCall, {
      alert_exists: kit('exists'),
      too_many_alerts: ({ members }) => kit('full', { maximum: String(members['maximum'] ?? '') }),
    }),
  );
  return (
    <AlertButton
      {...{ search, alerts }}
      name="grants.alert"
      label={t('add')}
      href={grantsAddress.to({ tab: 'saved' })}
      icons={{
        off: <Bell aria-hidden className="size-5" />,
        on: <BellRing aria-hidden className="size-5" />,
      }}
      add={acts.add}
      failure={say.failure}
    />
  );
}

import { AlertSection } from '@egcr/web-kit/alerts/alert-section.tsx';
import { SearchName } from '@egcr/web-kit/alerts/search-name.tsx';
import { alertKitTexts } from '@egcr/web-kit/alerts/texts';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';

import { changeGrantAlertCall, removeGrantAlertCall } from '../../contract/index.ts';
import { grantsAddress, viewOf } from '../addresses.ts';
import { grantTexts } from '../texts.ts';
import { useGrantAlertActs, useGrantAlerts } from './queries.ts';
import { grantAlertTexts } from './texts.ts';

/** The searches that tell the reader of what opens; below what they saved. */
export function GrantAlertList() {
  const t = useText(grantAlertTexts);
  const g = useText(grantTexts);
  const kit = useText(alertKitTexts);
  const { failure } = useSentences(
    sentences([changeGrantAlertCall, removeGrantAlertCall], { not_found: kit('gone') }),
  );
  return (
    <AlertSection
      read={useGrantAlerts()}
      acts={useGrantAlertActs()}
      failure={failure}
      said={{
        title: t('title'),
        lead: t('lead'),
        none: t('none'),
        loading: g('loading'),
        unread: g('unread'),
        retry: g('retry'),
      }}
      renderName={(search) => <SearchName search={search} typed={['words']} all={t('all')} />}
      show={{ label: t('show'), href: (search) => grantsAddress.to({ tab: 'find', ...viewOf(search) }) }}
    />
  );
}

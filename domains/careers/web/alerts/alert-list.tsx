import { addressOfSearch } from '@egcr/contract/alerts';
import { hrefOf } from '@egcr/contract/product-screens';
import { AlertSection } from '@egcr/web-kit/alerts/alert-section.tsx';
import { SearchName } from '@egcr/web-kit/alerts/search-name.tsx';
import { alertKitTexts } from '@egcr/web-kit/alerts/texts';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';

import { changeAlertCall, removeAlertCall } from '../../contract/index.ts';
import { careerTexts } from '../texts.ts';
import { useAlertActs, useAlerts } from './queries.ts';
import { alertTexts } from './texts.ts';

/** The searches that tell the reader of new jobs; below what they saved. */
export function AlertList() {
  const t = useText(alertTexts);
  const c = useText(careerTexts);
  const kit = useText(alertKitTexts);
  const { failure } = useSentences(sentences([changeAlertCall, removeAlertCall], { not_found: kit('gone') }));
  return (
    <AlertSection
      read={useAlerts()}
      acts={useAlertActs()}
      failure={failure}
      said={{
        title: t('title'),
        lead: t('lead'),
        none: t('none'),
        loading: c('loading'),
        unread: c('unread'),
        retry: c('retry'),
      }}
      renderName={(search) => <SearchName search={search} typed={['words', 'place']} all={t('all')} />}
      show={{ label: t('show'), href: (search) => `${hrefOf('job-board')}?${addressOfSearch(search)}` }}
    />
  );
}

import { countryCodes, countryName } from '@egcr/locale/contract';
import { Badge } from '@egcr/ui/badge';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Anchor } from '@egcr/ui/link';
import { NativeSelect } from '@egcr/ui/native-select';
import { PageHeading } from '@egcr/ui/page-heading';
import { Page } from '@egcr/ui/page';
import { TextField } from '@egcr/ui/text-field';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { HideSamples } from '@egcr/web-kit/list/hide-samples.tsx';
import { ListFilters } from '@egcr/web-kit/list/list-filters.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { Building2 } from 'lucide-react';

import { activities } from '../../contract/activities.ts';
import { exportDirectoryCall, type DirectoryBusiness } from '../../contract/index.ts';
import { directoryAddress, profilePath } from '../addresses.ts';
import { useDirectory } from '../queries.ts';
import { registryTexts } from '../texts.ts';
import { BusinessMarks } from './business-marks.tsx';
import { directoryTexts } from './texts.ts';

const levels = ['1', '2', '3'] as const;

/** `/business/directory`: businesses by name, number, town, country, activity and level. */
export function Screen() {
  const t = useText(directoryTexts);
  const { language } = useLanguage();
  const { view, show } = useAddress(directoryAddress);
  const businesses = useDirectory(view);
  const hasFilters = Object.values(view).some((each) => each !== undefined);
  const clear = () =>
    show({ words: undefined, country: undefined, activity: undefined, level: undefined, sample: undefined });
  return (
    <Page>
      <PageHeading
        title={t('title')}
        description={t('lead')}
        actions={
          <ButtonLink look="secondary" href={exportDirectoryCall.path} download>
            {t('open_data')}
          </ButtonLink>
        }
      />
      <ListFilters onClear={hasFilters ? clear : undefined}>
        <TextField
          type="search"
          label={t('words')}
          value={view.words ?? ''}
          maxLength={200}
          onChange={({ target }) => show({ words: target.value === '' ? undefined : target.value })}
        />
        <NativeSelect
          label={t('country')}
          value={view.country ?? ''}
          onChange={({ target }) => show({ country: target.value === '' ? undefined : target.value })}
          options={[
            { value: '', label: t('country.all') },
            ...countryCodes.map((code) => ({ value: code, label: countryName(code, language) })),
          ]}
        />
        <NativeSelect
          label={t('activity')}
          value={view.activity ?? ''}
          onChange={({ target }) => show({ activity: activities.find((each) => each === target.value) })}
          options={[
            { value: '', label: t('activity.all') },
            ...activities.map((value) => ({ value, label: t(`activity.${value}`) })),
          ]}
        />
        <NativeSelect
          label={t('level')}
          value={view.level ?? ''}
          onChange={({ target }) => show({ level: levels.find((each) => each === target.value) })}
          options={[
            { value: '', label: t('level.all') },
            ...levels.map((value) => ({ value, label: t('level.mark', { level: value }) })),
          ]}
        />
        <HideSamples sample={view.sample} onChange={(sample) => show({ sample })} items={businesses.items} />
      </ListFilters>
      <PagedList
        pages={businesses}
        label={t('title')}
        renderRow={(found) => <Row key={found.number} found={found} />}
        empty={<EmptyState icon={<Building2 aria-hidden />} title={t('none')} description={t('none.text')} />}
        className="card flex flex-col divide-y divide-line"
      />
    </Page>
  );
}

function Row({ found }: { readonly found: DirectoryBusiness }) {
  const t = useText(registryTexts);
  const d = useText(directoryTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  return (
    <li>
      <Anchor href={profilePath(found.slug)} className="flex flex-col gap-2 p-4 hover:bg-sunken">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <bdi className="font-semibold wrap-anywhere">{found.name}</bdi>
          <span dir="ltr" className="num font-mono text-sm text-ink-2">
            {found.number}
          </span>
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-sm text-ink-2">
          <span>
            {t(`type.${found.type}`)} · <bdi>{found.town}</bdi>, {countryName(found.jurisdiction, language)}
          </span>
          <span className="flex flex-wrap gap-1.5">
            {found.level > 0 && (
              <Badge tone="ok">{d('level.mark', { level: formats.number(found.level) })}</Badge>
            )}
            <BusinessMarks found={found} />
          </span>
        </span>
      </Anchor>
    </li>
  );
}

import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { RadioGroup } from '@egcr/ui/radio-group';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { contrasts, motions, textSizes, themes } from '../contract/index.ts';
import { useLocaleText } from './texts.ts';
import { DataSaverField } from './data-saver-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { SpokenFields } from './spoken-fields.tsx';
import { usePreferences, type PreferencesState } from './use-preferences.ts';

/** The preferences of `/settings`. Every choice takes effect at once. */
export function Slot() {
  const t = useLocaleText();
  const state = usePreferences();
  return (
    <div className="flex flex-col gap-6">
      <SavedLine state={state} />
      <Card title={t('spoken.title')} description={t('spoken.lead')} padding="large">
        <SpokenFields state={state} />
      </Card>
      <Card title={t('place.title')} description={t('place.lead')} padding="large">
        <PlaceFields state={state} />
      </Card>
      <Card title={t('looks.title')} description={t('looks.lead')} padding="large">
        <Looks state={state} />
      </Card>
    </div>
  );
}

interface Part {
  readonly state: PreferencesState;
}

function SavedLine({ state: { saving, failure } }: Part) {
  const t = useLocaleText();
  const say = useSentences();
  if (saving === 'failed')
    return (
      <Banner tone="warn" isLive>
        {t('saved.here', { reason: say.failure(failure) })}
      </Banner>
    );
  return (
    <output className="text-sm text-ink-2">
      {saving === 'saved' ? t('saved') : saving === 'busy' ? t('saving') : t('at_once')}
    </output>
  );
}

function Looks({ state: { preferences, change } }: Part) {
  const t = useLocaleText();
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <RadioGroup
        label={t('theme')}
        value={preferences.theme}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
        onValueChange={(value) => change({ theme: themes.find((each) => each === value) ?? 'system' })}
      />
      <RadioGroup
        label={t('text_size')}
        value={preferences.text_size}
        options={textSizes.map((value) => ({ value, label: t(`text_size.${value}`) }))}
        onValueChange={(value) =>
          change({ text_size: textSizes.find((each) => each === value) ?? 'standard' })
        }
      />
      <RadioGroup
        label={t('motion')}
        value={preferences.motion}
        options={motions.map((value) => ({ value, label: t(`motion.${value}`) }))}
        onValueChange={(value) => change({ motion: motions.find((each) => each === value) ?? 'system' })}
      />
      <RadioGroup
        label={t('contrast')}
        value={preferences.contrast}
        options={contrasts.map((value) => ({ value, label: t(`contrast.${value}`) }))}
        onValueChange={(value) => change({ contrast: contrasts.find((each) => each === value) ?? 'system' })}
      />
      <DataSaverField />
    </div>
  );
}

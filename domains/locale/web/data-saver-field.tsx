import { RadioGroup } from '@egcr/ui/radio-group';
import { dataSaverChoices, useDataSaver } from '@egcr/web-kit/data-saver';

import { useLocaleText } from './texts.ts';

/** How much the pages may fetch. Belongs to the device and its connection, so it is kept in this browser only. */
export function DataSaverField() {
  const t = useLocaleText();
  const { choice, choose } = useDataSaver();
  return (
    <RadioGroup
      label={t('data')}
      value={choice}
      options={dataSaverChoices.map((value) => ({
        value,
        label: t(`data.${value}`),
        hint: value === 'on' ? t('data.hint') : undefined,
      }))}
      onValueChange={(value) => choose(dataSaverChoices.find((each) => each === value) ?? 'system')}
    />
  );
}

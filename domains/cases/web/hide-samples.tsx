import { Switch } from '@egcr/ui/switch';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { queueTexts } from './queue/texts.ts';

interface HideSamplesProps {
  readonly sample: 'hidden' | undefined;
  readonly onChange: (sample: 'hidden' | undefined) => void;
}

/** Whether figures and lists of cases leave out those that were invented for a demonstration. */
export function HideSamples({ sample, onChange }: HideSamplesProps) {
  const t = useText(queueTexts);
  return (
    <Switch
      label={t('samples.hide')}
      hint={t('samples.hide.hint')}
      isOn={sample === 'hidden'}
      onChange={(isOn) => onChange(isOn ? 'hidden' : undefined)}
    />
  );
}

import { Switch } from '@egcr/ui/switch';
import { useState, type ReactNode } from 'react';

import { useText } from '../i18n.tsx';
import { sampleTexts } from './samples/texts.ts';

interface HideSamplesProps {
  /** As the address of the page says. */
  readonly sample: 'hidden' | undefined;
  readonly onChange: (sample: 'hidden' | undefined) => void;
  readonly hint?: ReactNode;
  /** What the list shows, undefined while it is read. Where this is given, the switch comes with the first sample: without one there is nothing to hide. */
  readonly items?: readonly { readonly is_sample: boolean }[] | undefined;
}

/** Whether a list leaves out what was invented for a demonstration. */
export function HideSamples({ sample, onChange, hint, ...list }: HideSamplesProps) {
  const t = useText(sampleTexts);
  // The switch stays under the finger while the list is read anew.
  const [wasThere, setWasThere] = useState(false);
  const isThere =
    !('items' in list) ||
    wasThere ||
    sample === 'hidden' ||
    list.items?.some(({ is_sample: isSample }) => isSample) === true;
  if (isThere && !wasThere) setWasThere(true);
  if (!isThere) return null;
  return (
    // A switch far from its words is read as another thing's.
    <div className={hint === undefined ? 'sm:max-w-60' : undefined}>
      <Switch
        label={t('hide')}
        hint={hint}
        isOn={sample === 'hidden'}
        onChange={(isOn) => onChange(isOn ? 'hidden' : undefined)}
      />
    </div>
  );
}

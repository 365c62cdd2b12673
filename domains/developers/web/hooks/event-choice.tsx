import { Checkbox } from '@egcr/ui/checkbox';
import { Field } from '@egcr/ui/field';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { apiEventTypes, type ApiEventType } from '../../contract/index.ts';
import { hookTexts } from './texts.ts';

interface EventChoiceProps {
  readonly chosen: readonly ApiEventType[];
  readonly onChoose: (events: readonly ApiEventType[]) => void;
  readonly id?: string | undefined;
  readonly error?: string | undefined;
}

/** Which events a webhook is told of, each to be ticked. */
export function EventChoice({ chosen, onChoose, id, error }: EventChoiceProps) {
  const t = useText(hookTexts);
  const turn = (type: ApiEventType, isOn: boolean) =>
    onChoose(apiEventTypes.filter((each) => (each === type ? isOn : chosen.includes(each))));
  return (
    <Field label={t('events')} kind="group" id={id} error={error}>
      {(wiring, labelId) => (
        <div
          id={wiring.id}
          aria-describedby={wiring['aria-describedby']}
          role="group"
          tabIndex={-1}
          aria-labelledby={labelId}
          className="flex flex-col"
        >
          {apiEventTypes.map((type) => (
            <Checkbox
              key={type}
              label={t(`event.${type}`)}
              checked={chosen.includes(type)}
              onChange={(event) => turn(type, event.currentTarget.checked)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

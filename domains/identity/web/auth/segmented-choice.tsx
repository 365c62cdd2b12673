import { useId } from 'react';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SegmentedChoiceProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of two or three, side by side. Real radio buttons: arrow keys move the choice. */
export function SegmentedChoice<Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-1 rounded-md border border-line bg-sunken p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-sm border border-transparent px-3 text-center font-medium text-ink-2 transition-colors duration-150 hover:text-ink has-checked:border-line-strong/60 has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus forced:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { Checkbox } from '@egcr/ui/checkbox';
import { Field, type FieldTexts } from '@egcr/ui/field';

interface ManyFieldProps extends FieldTexts {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Several of a list, in the order of the list. */
export function ManyField({ options, value, onChange, ...texts }: ManyFieldProps) {
  const choose = (option: string, isChosen: boolean) =>
    onChange(
      options.map((each) => each.value).filter((each) => (each === option ? isChosen : value.includes(each))),
    );
  return (
    <Field {...texts} kind="group">
      {(wiring, labelId) => (
        <div {...wiring} tabIndex={-1} role="group" aria-labelledby={labelId} className="flex flex-col">
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={value.includes(option.value)}
              onChange={({ target }) => choose(option.value, target.checked)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

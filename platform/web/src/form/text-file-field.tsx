import { BODY_LIMIT_BYTES } from '@egcr/contract/limits';
import { controlClass, Field } from '@egcr/ui/field';

const FILE_CLASS =
  'cursor-pointer py-2 file:me-3 file:rounded-sm file:bg-sunken file:px-3 file:py-1 file:font-semibold file:text-ink';

interface TextFileFieldProps {
  readonly field: { readonly id: string; readonly error?: string | undefined };
  readonly label: string;
  /** Which files are offered, as an `input` has it. */
  readonly accept: string;
  readonly onText: (text: string) => void;
}

/** A file whose text goes with the form. To empty the field, give it another `key`: it forgets its file only when it is made anew. */
export function TextFileField({ field, label, accept, onText }: TextFileFieldProps) {
  return (
    <Field id={field.id} error={field.error} label={label}>
      {(wiring) => (
        <input
          {...wiring}
          type="file"
          accept={accept}
          className={`${controlClass} ${FILE_CLASS}`}
          onChange={(event) => {
            void readText(event.currentTarget.files?.[0]).then(onText);
          }}
        />
      )}
    </Field>
  );
}

/** A file that is too large to send is not read: the form refuses its length. */
async function readText(file: File | undefined): Promise<string> {
  if (!file) return '';
  return file.size > BODY_LIMIT_BYTES ? ' '.repeat(BODY_LIMIT_BYTES + 1) : file.text();
}

import { Camera, FileText, Upload } from 'lucide-react';
import { useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Button } from './button.tsx';
import { Field, type FieldTexts } from './field.tsx';
import { Progress } from './progress.tsx';

export interface FileAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** The file that was chosen, and how far it has got. */
export interface ChosenFile {
  readonly name: string;
  /** Its size, in words. */
  readonly size: string;
  /** One sentence, read out whenever it changes. */
  readonly status: string;
  readonly tone: 'brand' | 'ok' | 'bad';
  /** Share of it that has arrived, 0 to 1, and the same in words; absent where nothing is under way. */
  readonly progress?: { readonly share: number; readonly text: string } | undefined;
  readonly actions: readonly FileAction[];
}

export interface FileFieldProps extends FieldTexts {
  /** Media types and endings, as the browser's own field takes them. */
  readonly accept: string;
  readonly chooseLabel: string;
  readonly dropLabel: string;
  /** Offers the camera where there is one at hand: on a telephone. */
  readonly cameraLabel?: string | undefined;
  readonly onChoose: (file: File) => void;
  readonly chosen?: ChosenFile | undefined;
}

/** A file to be handed over: chosen, dropped or photographed; then its name, how far it has got, and what can be done about it. */
export function FileField({
  accept,
  chooseLabel,
  dropLabel,
  cameraLabel,
  onChoose,
  chosen,
  ...texts
}: FileFieldProps) {
  return (
    <Field {...texts} kind={chosen ? 'group' : 'control'}>
      {(wiring, labelId) =>
        chosen ? (
          <Chosen file={chosen} labelId={labelId} />
        ) : (
          <Choice {...{ accept, chooseLabel, dropLabel, cameraLabel, onChoose, wiring }} />
        )
      }
    </Field>
  );
}

type Wiring = Parameters<Parameters<typeof Field>[0]['children']>[0];

interface ChoiceProps extends Pick<
  FileFieldProps,
  'accept' | 'chooseLabel' | 'dropLabel' | 'cameraLabel' | 'onChoose'
> {
  readonly wiring: Wiring;
}

function Choice({ accept, chooseLabel, dropLabel, cameraLabel, onChoose, wiring }: ChoiceProps) {
  const [isOver, setOver] = useState(false);
  const hover = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const drop = (event: DragEvent) => {
    hover(false)(event);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    <div
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={drop}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-dashed p-4 transition-colors duration-150',
        isOver ? 'border-brand bg-brand-soft' : frameOf(wiring),
      )}
    >
      <Picker
        {...wiring}
        accept={accept}
        onChoose={onChoose}
        icon={<Upload aria-hidden className="size-5" />}
      >
        {chooseLabel}
      </Picker>
      {cameraLabel !== undefined && (
        <span className="hidden pointer-coarse:contents">
          <Picker
            id={`${wiring.id}-camera`}
            accept="image/*"
            capture="environment"
            onChoose={onChoose}
            icon={<Camera aria-hidden className="size-5" />}
          >
            {cameraLabel}
          </Picker>
        </span>
      )}
      <span className="text-sm text-ink-2 pointer-coarse:hidden">{dropLabel}</span>
    </div>
  );
}

function frameOf({ 'aria-invalid': isInvalid }: Wiring): string {
  return isInvalid ? 'border-bad bg-surface' : 'border-line-strong bg-surface';
}

interface PickerProps extends Partial<Wiring> {
  readonly id: string;
  readonly accept: string;
  readonly capture?: 'environment';
  readonly onChoose: (file: File) => void;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** The browser's own field, which keyboards and screen readers know; what is seen is its label. */
function Picker({ onChoose, icon, children, ...input }: PickerProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again after it was put away.
    currentTarget.value = '';
    if (file) onChoose(file);
  };
  return (
    <span className="relative inline-flex">
      <input {...input} type="file" onChange={choose} className="peer sr-only" />
      <label
        htmlFor={input.id}
        className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border border-line-strong bg-surface px-4.5 py-2 text-center font-semibold text-ink transition-colors duration-150 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus hover:border-ink-2 hover:bg-sunken"
      >
        {icon}
        {children}
      </label>
    </span>
  );
}

const statusTones = { brand: 'text-ink-2', ok: 'text-ok', bad: 'text-bad' } as const;

function Chosen({ file, labelId }: { readonly file: ChosenFile; readonly labelId: string }) {
  const { name, size, status, tone, progress, actions } = file;
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className="flex flex-col gap-3 rounded-md border border-line-strong bg-surface p-4"
    >
      <div className="flex items-start gap-3">
        <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-brand-text" />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
          <span className="num text-sm text-ink-2">{size}</span>
        </span>
      </div>
      {progress && <Progress label={name} isLabelHidden value={progress.share * 100} text={progress.text} />}
      <p role="status" className={clsx('text-sm font-medium', statusTones[tone])}>
        {status}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {actions.map(({ label, onPress }) => (
          <Button key={label} look="secondary" size="small" onClick={onPress}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

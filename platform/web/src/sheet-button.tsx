import { FileButton } from './file-button.tsx';
import { saveSheet, type NamedFile } from './save-file.ts';
import { useSentences } from './sentences.tsx';

export interface SheetButtonProps {
  readonly label: string;
  /** Absent: the label stands above the reason, too. */
  readonly failed?: string;
  /** The list as a file. With `callFileActing`: the list of whom the reader acts for. */
  readonly fetchSheet: () => Promise<NamedFile>;
}

/** Downloads a list as a file that spreadsheets read. */
export function SheetButton({ label, failed = label, fetchSheet }: SheetButtonProps) {
  const say = useSentences();
  return (
    <FileButton fetch={fetchSheet} save={saveSheet} failed={failed} sayFailure={say.failure}>
      {label}
    </FileButton>
  );
}

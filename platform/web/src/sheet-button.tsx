import { FileButton } from './file-button.tsx';
import { useText } from './i18n.tsx';
import { listTexts } from './list/texts.ts';
import { saveSheet, type NamedFile } from './save-file.ts';
import { useSentences } from './sentences.tsx';

export interface SheetButtonProps {
  /** Absent: that the list is downloaded. */
  readonly label?: string;
  /** Above the reason where there is no file; absent: the label. */
  readonly failed?: string;
  /** The list as a file. With `callFileActing`: the list of whom the reader acts for. */
  readonly fetchSheet: () => Promise<NamedFile>;
}

/** Downloads a list as a file that spreadsheets read. */
export function SheetButton({ label, failed, fetchSheet }: SheetButtonProps) {
  const t = useText(listTexts);
  const say = useSentences();
  const shown = label ?? t('export');
  return (
    <FileButton fetch={fetchSheet} save={saveSheet} failed={failed ?? shown} sayFailure={say.failure}>
      {shown}
    </FileButton>
  );
}

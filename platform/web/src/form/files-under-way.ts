import { createContext, use, useCallback, useEffect, useRef } from 'react';

/** How a file that was on its way ended: `lost` where it was put away or did not arrive. */
export type FileEnd = 'arrived' | 'lost';

/** The form around a field is told of a file that sets out, and answers whom to tell how it ended. */
export const FilesUnderWay = createContext<() => (end: FileEnd) => void>(() => () => undefined);

/** Has the form around wait while a file is under way. Answers what to call once it has arrived; a file that ends otherwise is lost. */
export function useFileUnderWay(isUnderWay: boolean): () => void {
  const setOut = use(FilesUnderWay);
  const end = useRef<FileEnd>('lost');
  useEffect(() => {
    if (!isUnderWay) return undefined;
    end.current = 'lost';
    const tell = setOut();
    return () => tell(end.current);
  }, [isUnderWay, setOut]);
  return useCallback(() => {
    end.current = 'arrived';
  }, []);
}

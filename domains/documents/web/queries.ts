import type { BodyOf } from '@egcr/contract/endpoint';
import { call, callFile, isRefusal } from '@egcr/web-kit/call';
import { saveFile } from '@egcr/web-kit/save-file';
import { readFileCall } from '@egcr/contract/uploads';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  addDocumentCall,
  addVersionCall,
  changeDocumentCall,
  linkToVersionCall,
  listDocumentsCall,
  readDocumentCall,
  removeDocumentCall,
  type DocumentKind,
} from '../contract/index.ts';

const KEY = ['documents'] as const;

/** The person's papers, and the room they take. */
export function useDocuments({ isNeeded = true }: { readonly isNeeded?: boolean } = {}) {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listDocumentsCall, {}, { signal }),
    enabled: isNeeded,
  });
}

/** One of them with its versions, and when they were opened. */
export function useDocument(id: string) {
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => call(readDocumentCall, { params: { id } }, { signal }),
  });
}

export interface NewPaper {
  /** The document it is a newer version of. */
  readonly id?: string | undefined;
  readonly uploadId: string;
  readonly kind: DocumentKind;
  readonly expiresOn: string | null;
}

/** Adds a document, or a newer version of one. */
export function useAddDocument(): (paper: NewPaper, idempotencyKey: string) => Promise<void> {
  const client = useQueryClient();
  return async ({ id, uploadId: upload_id, kind, expiresOn: expires_on }, idempotencyKey) => {
    const options = { idempotencyKey };
    await (id === undefined
      ? call(addDocumentCall, { body: { upload_id, kind, expires_on } }, options)
      : call(addVersionCall, { params: { id }, body: { upload_id, expires_on } }, options));
    await client.invalidateQueries({ queryKey: KEY });
  };
}

/** Says anew what a document is and when it ends. */
export function useChangeDocument() {
  const client = useQueryClient();
  return async (id: string, body: BodyOf<typeof changeDocumentCall>): Promise<void> => {
    await call(changeDocumentCall, { params: { id }, body });
    await client.invalidateQueries({ queryKey: KEY });
  };
}

/** Fetches the file of a link and hands it to the browser to be saved. */
export async function saveLinked(link: Promise<{ readonly ticket: string }>): Promise<void> {
  const { ticket } = await link;
  saveFile(await callFile(readFileCall, { params: { ticket } }));
}

/** Makes a document of an upload; where the person has the same content already, that document. */
export async function addPaper(paper: {
  readonly uploadId: string;
  readonly kind: DocumentKind;
}): Promise<{ readonly id: string; readonly isTwin: boolean }> {
  const body = { upload_id: paper.uploadId, kind: paper.kind };
  try {
    const { id } = await call(addDocumentCall, { body }, { idempotencyKey: `paper.${paper.uploadId}` });
    return { id, isTwin: false };
  } catch (failure) {
    const twin = isRefusal(failure, 'document_twin') ? failure.members['document_id'] : undefined;
    if (typeof twin === 'string') return { id: twin, isTwin: true };
    throw failure;
  }
}

/** Reads the person's papers again. */
export function useRereadDocuments(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

/** Fetches a version and hands it to the browser to be saved. */
export function useDownload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (params: { readonly id: string; readonly number: number }) =>
      saveLinked(call(linkToVersionCall, { params })),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRemoveDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeDocumentCall, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY, exact: true }),
  });
}

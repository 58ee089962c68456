import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { upload } from '../records/inputs/upload.ts';

export interface UploadNote {
  id: number;
  sentence: string;
  isError: boolean;
}

/** Uploads files one after the other, however many are added meanwhile. */
export function useBulkUpload() {
  const { revalidate } = useRevalidator();
  const waiting = useRef<File[]>([]);
  const isBusy = useRef(false);
  const [total, setTotal] = useState(0);
  const [done, setDone] = useState(0);
  /** The uploaded part of the present file, from 0 to 1. */
  const [part, setPart] = useState(0);
  const [notes, setNotes] = useState<UploadNote[]>([]);

  function add(files: File[]) {
    waiting.current.push(...files);
    if (isBusy.current) setTotal((total) => total + files.length);
    else void work(files.length);
  }

  async function work(count: number) {
    isBusy.current = true;
    setTotal(count);
    setDone(0);
    setNotes([]);
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      setPart(0);
      const answer = await upload(file, '/media?kept=1', setPart);
      if (!answer.ok) note(`${file.name}: ${answer.message}`, true);
      else if (answer.body.message !== ADDED) note(`${file.name}: ${answer.body.message}`, false);
      setDone((done) => done + 1);
    }
    isBusy.current = false;
    await revalidate();
  }

  function note(sentence: string, isError: boolean) {
    setNotes((notes) => [...notes, { id: notes.length, sentence, isError }]);
  }

  return { add, total, done, part: done < total ? part : 0, notes, note };
}

const ADDED = 'Image Uploaded!';

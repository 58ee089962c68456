/** What stands in the text in place of a file while it is uploaded, and if that fails. */
export interface UploadView {
  dom: HTMLElement;
  /** Shows the uploaded part, from 0 to 1. */
  setProgress: (part: number) => void;
  fail: (message: string, onRetry: () => void, onRemove: () => void) => void;
}

export function createUploadView(file: File): UploadView {
  const dom = document.createElement('div');
  dom.className = 'text-upload';
  dom.contentEditable = 'false';
  const canvas = dom.appendChild(document.createElement('canvas'));
  void draw(file, canvas);
  const status = dom.appendChild(document.createElement('div'));

  function setProgress(part: number) {
    const bar = status.querySelector('progress') ?? document.createElement('progress');
    bar.setAttribute('aria-label', `Uploading ${file.name}`);
    bar.value = part;
    if (!bar.isConnected) status.replaceChildren(bar);
  }

  function fail(message: string, onRetry: () => void, onRemove: () => void) {
    const alert = document.createElement('p');
    alert.setAttribute('role', 'alert');
    alert.textContent = message;
    status.replaceChildren(alert, button('Try again', onRetry), button('Remove file', onRemove));
    if (isInSight(dom)) status.scrollIntoView({ block: 'nearest' });
  }

  setProgress(0);
  return { dom, setProgress, fail };
}

/** Whether any part of an element is visible. Scrolling to one that is not would interrupt somebody who is typing. */
function isInSight(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

function button(label: string, onClick: () => void) {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}

const PREVIEW_WIDTH = 640; // pixels

/** Draws the picture: the Content-Security-Policy allows no `blob:` address of it, and a canvas needs none. */
async function draw(file: File, canvas: HTMLCanvasElement) {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: PREVIEW_WIDTH });
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    picture.close();
  } catch {
    // Browsers can't show all that the server accepts.
    canvas.remove();
  }
}

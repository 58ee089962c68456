/** A text in quotation marks. The first one hangs outside of it in elements of the class `hanging`. */
export function Quoted({ text }: { text: string }) {
  return (
    <>
      <span className="opening-mark">“</span>
      {text}”
    </>
  );
}

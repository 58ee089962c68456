/** A sun over rolling hills. */
export function Waves() {
  return (
    <>
      <circle cx="590" cy="230" r="190" className="fill-tint" />
      <circle cx="590" cy="230" r="104" className="fill-accent" />
      <path d="M0 420C140 340 260 340 400 410S660 490 800 390V700H0z" className="fill-tint" />
      <path d="M0 510C120 440 270 430 410 500S670 570 800 470V700H0z" className="fill-brand-edge" />
      <path d="M0 600C150 530 270 540 420 590S690 640 800 560V700H0z" className="fill-ink" />
      <path
        d="M0 466C130 390 265 385 405 455S665 530 800 430M0 555C135 485 270 485 415 545S680 605 800 515"
        className="fill-none stroke-accent"
        strokeWidth="3"
      />
    </>
  );
}

/** A sun over hills, which rise from the lower edge. */
export function Waves() {
  return (
    <>
      <circle cx="590" cy="230" r="190" className="fill-tint" />
      <circle cx="590" cy="230" r="104" className="fill-accent" />
      <path d="M190 700C270 450 360 390 470 430S670 500 800 390V700z" className="fill-tint" />
      <path d="M240 700C310 530 390 480 490 515S690 580 800 475V700z" className="fill-brand-edge" />
      <path d="M300 700C360 610 430 570 520 600S710 645 800 560V700z" className="fill-ink" />
      <path
        d="M215 700C290 490 375 435 480 472S680 540 800 432M270 700C335 570 410 525 505 557S700 612 800 517"
        className="fill-none stroke-accent"
        strokeWidth="3"
      />
    </>
  );
}

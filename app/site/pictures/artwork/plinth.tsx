/** Blocks and arcs before a setting sun. */
export function Plinth() {
  return (
    <>
      <g className="sun">
        <circle cx="560" cy="250" r="225" className="fill-tint" />
        <g className="fill-none stroke-brand-edge" strokeWidth="2">
          <circle cx="560" cy="250" r="182" />
          <circle cx="560" cy="250" r="160" opacity=".6" />
          <circle cx="560" cy="250" r="138" opacity=".3" />
        </g>
        <circle cx="560" cy="250" r="98" className="fill-accent" />
      </g>
      <path d="M420 400h280v90H420z" className="fill-brand-edge" />
      <path d="M340 490h440v90H340z" className="fill-ink" />
      <path d="M260 580h600v130H260z" className="fill-brand-edge" />
      <path d="M420 490a90 90 0 0 1 90-90v90z" className="fill-paper" />
      <path d="M700 400v90h-90a90 90 0 0 1 90-90z" className="fill-tint" />
      <path d="M780 580a90 90 0 0 0-90-90v90z" className="fill-accent" />
      <path d="M430 508v54M448 508v54M466 508v54M484 508v54M502 508v54" className="stroke-paper" strokeWidth="5" />
      <circle cx="385" cy="535" r="27" className="fill-accent" />
      <path d="M260 710a130 130 0 0 1 130-130v130z" className="fill-tint" />
      <path d="M430 710v-65a65 65 0 0 1 130 0v65z" className="fill-paper" />
      <path d="M460 710v-65a35 35 0 0 1 70 0v65z" className="fill-accent" />
      <path d="M690 710a130 130 0 0 1 130-130v130z" className="fill-ink" />
      <path d="M600 580v130M690 580v130" className="stroke-paper" strokeWidth="2" />
      <circle cx="294" cy="545" r="35" className="fill-brand-edge" />
    </>
  );
}

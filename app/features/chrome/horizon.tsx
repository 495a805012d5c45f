/** The horizon above the footer: the sun half risen on a line, and the dotted road that leads to it. */
export function Horizon() {
  return (
    <div aria-hidden="true" className="relative h-10 bg-sand">
      <svg
        viewBox="0 0 96 40"
        width="96"
        height="40"
        aria-hidden="true"
        className="absolute start-[12%] bottom-0 h-10 w-24"
        fill="none"
      >
        <path d="M26 40a22 22 0 0 1 44 0z" className="fill-maize" />
        <path
          d="M48 12V4M28.2 20.2l-5.6-5.6M67.8 20.2l5.6-5.6M20 40h-8M76 40h8"
          className="stroke-maize"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <div className="absolute inset-x-0 bottom-0 border-line border-b-2" />
    </div>
  );
}

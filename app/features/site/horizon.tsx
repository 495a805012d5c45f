/** The lookout: sun over two ranges and a road with a dotted route; decorative. */
export function Horizon() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className="h-auto w-full rounded-card rtl:-scale-x-100">
      <rect width="480" height="360" fill="#dcecfb" />
      <rect width="480" height="230" fill="#f9dfae" opacity=".55" />
      <circle cx="318" cy="206" r="62" fill="#f4b63f" />
      <circle cx="318" cy="206" r="88" fill="#f4b63f" opacity=".22" />
      <path d="M0 218 62 168l34 22 58-62 52 50 40-26 62 58 46-30 52 42 40-24 34 26v144H0z" fill="#7fa6d6" />
      <path d="M0 246 84 206l60 26 74-38 70 40 62-22 66 30 64-20v138H0z" fill="#2f62a8" />
      <path d="M0 262c120-22 360-22 480 0v98H0z" fill="#12408a" />
      <path d="M196 360 246 254h10l62 106z" fill="#0b1f3a" />
      <path d="M252 262v10m1 14v14m1 18v20m2 18v16" stroke="#f4b63f" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M60 132c52-58 132-84 214-64"
        fill="none"
        stroke="#0b1f3a"
        strokeWidth="3"
        strokeDasharray="1 11"
        strokeLinecap="round"
      />
      <circle cx="60" cy="132" r="7" fill="#c93a23" />
      <g transform="rotate(-12 306 72)">
        <circle cx="306" cy="72" r="27" fill="none" stroke="#c93a23" strokeWidth="3" />
        <circle cx="306" cy="72" r="20" fill="none" stroke="#c93a23" strokeWidth="1.5" strokeDasharray="3 3" />
        <path
          d="m296 72 7 7 13-15"
          className="origin-center rtl:-scale-x-100 [transform-box:fill-box]"
          fill="none"
          stroke="#c93a23"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}

/** Which page numbers to show: the ends, the current one with its neighbours, and a gap between. */
export function pageWindow(current: number, total: number): (number | 'gap')[] {
  const near = [1, current - 1, current, current + 1, total];
  const pages = [...new Set(near)].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap' as const, page] : [page];
  });
}

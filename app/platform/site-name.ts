/** How a reader knows a site: travel.state.gov, canada.ca. */
export const siteName = (address: string) => new URL(address).host.replace(/^www\./, '');

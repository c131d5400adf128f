// Pages are written at build time; what only the installation knows is put in these places when a page is served.
export const ORIGIN_HERE = "https://origin.invalid";
export const CONTACT_HERE = "contact@page.invalid";

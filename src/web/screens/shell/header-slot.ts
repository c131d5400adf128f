import { createContext, type ReactNode } from "react";

/** What the app puts into the header. The landing page, which loads nothing of the app, has nothing there. */
export const HeaderSlot = createContext<ReactNode>(null);

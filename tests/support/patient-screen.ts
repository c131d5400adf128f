import { configure } from "@testing-library/react";

// Only what never appears runs into it: the machine may be busy with other tests.
configure({ asyncUtilTimeout: 30_000 });

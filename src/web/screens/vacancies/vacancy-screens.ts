// The list and the page share nearly all of their code: as one part they are loaded once, and the landing page names one file less.
export { VacanciesScreen } from "./vacancies-screen.tsx";
export { VacancyScreen } from "./vacancy-screen.tsx";

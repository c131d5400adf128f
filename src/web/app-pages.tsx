import { type ComponentType, lazy } from "react";
import { Route, Routes } from "react-router";
import { LANDING_PATHS } from "#screens/landing/landing-paths.ts";
import { LandingScreen } from "#screens/landing/landing-screen.tsx";
import { AppFrame } from "#screens/shell/app-frame.tsx";
import { ProtectedRoute } from "#screens/shell/protected-route.tsx";

/** A screen whose code is loaded when its address is opened. */
function lazyScreen<Name extends string>(load: () => Promise<Record<NoInfer<Name>, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const LoginScreen = lazyScreen(() => import("#screens/login/login-screen.tsx"), "LoginScreen");
const SignUpScreen = lazyScreen(() => import("#screens/signup/sign-up-screen.tsx"), "SignUpScreen");
const ForgotPasswordScreen = lazyScreen(
  () => import("#screens/forgot-password/forgot-password-screen.tsx"),
  "ForgotPasswordScreen",
);
const ResetPasswordScreen = lazyScreen(
  () => import("#screens/reset-password/reset-password-screen.tsx"),
  "ResetPasswordScreen",
);
const ConfirmEmailScreen = lazyScreen(
  () => import("#screens/confirm-email/confirm-email-screen.tsx"),
  "ConfirmEmailScreen",
);
const AccountScreen = lazyScreen(() => import("#screens/account/account-screen.tsx"), "AccountScreen");
const DemoScreen = lazyScreen(() => import("#screens/demo/demo-screen.tsx"), "DemoScreen");
const ShortlistScreen = lazyScreen(() => import("#screens/shortlist/shortlist-screen.tsx"), "ShortlistScreen");
const DashboardScreen = lazyScreen(() => import("#screens/dashboard/dashboard-screen.tsx"), "DashboardScreen");
const VacanciesScreen = lazyScreen(() => import("#screens/vacancies/vacancy-screens.ts"), "VacanciesScreen");
const VacancyScreen = lazyScreen(() => import("#screens/vacancies/vacancy-screens.ts"), "VacancyScreen");
const ReportsScreen = lazyScreen(() => import("#screens/reports/reports-screen.tsx"), "ReportsScreen");
const AddCandidateScreen = lazyScreen(
  () => import("#screens/add-candidate/add-candidate-screen.tsx"),
  "AddCandidateScreen",
);
const CandidateScreen = lazyScreen(() => import("#screens/candidate/candidate-screen.tsx"), "CandidateScreen");
const CompareScreen = lazyScreen(() => import("#screens/compare/compare-screen.tsx"), "CompareScreen");
const SecondLookScreen = lazyScreen(() => import("#screens/second-look/second-look-screen.tsx"), "SecondLookScreen");
const BookScreen = lazyScreen(() => import("#screens/book/book-screen.tsx"), "BookScreen");
const LoadingScreen = lazyScreen(() => import("#screens/loading/loading-screen.tsx"), "LoadingScreen");
const SuccessScreen = lazyScreen(() => import("#screens/success/success-screen.tsx"), "SuccessScreen");
const NoMatchesScreen = lazyScreen(() => import("#screens/no-matches/no-matches-screen.tsx"), "NoMatchesScreen");
const BillingScreen = lazyScreen(() => import("#screens/billing/billing-screen.tsx"), "BillingScreen");
const TestCheckoutScreen = lazyScreen(
  () => import("#screens/test-checkout/test-checkout-screen.tsx"),
  "TestCheckoutScreen",
);
const TestPortalScreen = lazyScreen(() => import("#screens/test-portal/test-portal-screen.tsx"), "TestPortalScreen");
const OperatorScreen = lazyScreen(() => import("#screens/operator/operator-screen.tsx"), "OperatorScreen");
const PrivacyScreen = lazyScreen(() => import("#screens/legal/privacy-screen.tsx"), "PrivacyScreen");
const TermsScreen = lazyScreen(() => import("#screens/legal/terms-screen.tsx"), "TermsScreen");
const CookiesScreen = lazyScreen(() => import("#screens/legal/cookies-screen.tsx"), "CookiesScreen");
const DpaScreen = lazyScreen(() => import("#screens/legal/dpa-screen.tsx"), "DpaScreen");
const BiasScreen = lazyScreen(() => import("#screens/bias/bias-screen.tsx"), "BiasScreen");
const NotFoundScreen = lazyScreen(() => import("#screens/not-found/not-found-screen.tsx"), "NotFoundScreen");

export function AppPages() {
  return (
    <Routes>
      <Route element={<AppFrame />}>
        {LANDING_PATHS.map((path) => (
          <Route key={path} path={path} element={<LandingScreen />} />
        ))}
        <Route path="/privacy" element={<PrivacyScreen />} />
        <Route path="/terms" element={<TermsScreen />} />
        <Route path="/cookies" element={<CookiesScreen />} />
        <Route path="/dpa" element={<DpaScreen />} />
        <Route path="/how-we-measure-bias" element={<BiasScreen />} />
        <Route path="/book" element={<BookScreen />} />
        <Route path="/loading" element={<LoadingScreen />} />
        <Route path="/success" element={<SuccessScreen />} />
        <Route path="/no-matches" element={<NoMatchesScreen />} />
        <Route path="/billing" element={<BillingScreen />} />
        <Route path="/login" element={<LoginScreen />} />
        <Route path="/signup" element={<SignUpScreen />} />
        <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
        <Route path="/reset-password" element={<ResetPasswordScreen />} />
        <Route path="/confirm-email" element={<ConfirmEmailScreen />} />
        <Route path="/operator" element={<OperatorScreen />} />
        <Route element={<ProtectedRoute />}>
          <Route path="/account" element={<AccountScreen />} />
          <Route path="/demo" element={<DemoScreen />} />
          <Route path="/shortlist" element={<ShortlistScreen />} />
          <Route path="/shortlist/:candidateId" element={<CandidateScreen />} />
          <Route path="/candidate-report/:candidateId" element={<CandidateScreen />} />
          <Route path="/dashboard" element={<DashboardScreen />} />
          <Route path="/vacancies" element={<VacanciesScreen />} />
          <Route path="/vacancies/:openingId" element={<VacancyScreen />} />
          <Route path="/compare" element={<CompareScreen />} />
          <Route path="/second-look" element={<SecondLookScreen />} />
          <Route path="/reports" element={<ReportsScreen />} />
          <Route path="/add-candidate" element={<AddCandidateScreen />} />
          <Route path="/test-checkout/:checkoutId" element={<TestCheckoutScreen />} />
          <Route path="/test-portal" element={<TestPortalScreen />} />
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
